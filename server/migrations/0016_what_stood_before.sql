-- What was written before the log knew of companies. In the order of the areas; what nothing answers to stays with super users.
UPDATE "platform_audit" SET "company_id" = CASE split_part("subject", ':', 1)
  WHEN 'auth_users' THEN (SELECT "company_id" FROM "auth_users" WHERE "id" = substr("subject", 12) AND "a" NOT IN ('Y', 'S'))
  WHEN 'auth_sign_ups' THEN (SELECT "company_id" FROM "auth_sign_ups" WHERE "id"::text = split_part("subject", ':', 2))
  WHEN 'signing_documents' THEN (SELECT "company_id" FROM "signing_documents" WHERE "id"::text = split_part("subject", ':', 2))
  WHEN 'timesheet_months' THEN (SELECT "company_id" FROM "timesheet_months" WHERE "employee_id" = split_part("subject", ':', 2) AND "month" = split_part("subject", ':', 3))
  WHEN 'timesheet_payroll' THEN split_part("subject", ':', 2)
  WHEN 'timesheet_work_calendar' THEN split_part("subject", ':', 2)
  WHEN 'absence_company' THEN split_part("subject", ':', 2)
  WHEN 'absence_requests' THEN (SELECT "company_id" FROM "absence_requests" WHERE "id"::text = split_part("subject", ':', 2))
  WHEN 'absence_delegations' THEN "data" ->> 'companyId'
END;
--> statement-breakpoint
CREATE FUNCTION "platform_audit_refuse"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'The event log is only added to: % of % is refused', TG_OP, TG_TABLE_NAME USING ERRCODE = 'insufficient_privilege';
END
$$;
--> statement-breakpoint
CREATE TRIGGER "platform_audit_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "platform_audit"
  FOR EACH STATEMENT EXECUTE FUNCTION "platform_audit_refuse"();
--> statement-breakpoint
CREATE TRIGGER "platform_audit_heads_stay" BEFORE DELETE OR TRUNCATE ON "platform_audit_heads"
  FOR EACH STATEMENT EXECUTE FUNCTION "platform_audit_refuse"();
--> statement-breakpoint
-- Slides of before were the demo's alone, with a picture in one size.
DELETE FROM "admin_slides" WHERE NOT EXISTS (SELECT 1 FROM "admin_slide_pictures" WHERE "slide_id" = "admin_slides"."id");
