-- Rights come from groups (decision 045): who had rights of their own gets a group that gives the same.
WITH "rights" AS (
  SELECT "auth_users"."id" AS "user_id", "company_id", ARRAY(SELECT "code" FROM unnest("permissions") AS "code" ORDER BY "code") AS "codes"
  FROM "auth_users" JOIN "directory_companies" ON "directory_companies"."id" = "company_id"
  WHERE "removed_at" IS NULL AND "permissions" <> '{}'
), "made" AS (
  INSERT INTO "directory_groups" ("id", "company_id", "name", "permissions")
  SELECT 'rights-' || md5("company_id" || "codes"::text), "company_id",
    'Permessi ' || row_number() OVER (PARTITION BY "company_id" ORDER BY "codes"::text), "codes"
  FROM (SELECT DISTINCT "company_id", "codes" FROM "rights") AS "sets"
  RETURNING "id"
)
INSERT INTO "directory_group_members" ("group_id", "user_id")
SELECT 'rights-' || md5("company_id" || "codes"::text), "user_id" FROM "rights" WHERE EXISTS (SELECT 1 FROM "made");
