ALTER TABLE "directory_employees" ADD COLUMN "former_user_id" text;--> statement-breakpoint
CREATE INDEX "directory_employees_former_user" ON "directory_employees" USING btree ("former_user_id");--> statement-breakpoint
UPDATE "directory_employees" SET "former_user_id" = substr("id", 10), "left_at" = coalesce("left_at", now()) WHERE "user_id" IS NULL AND "id" LIKE 'employee-%' AND EXISTS (SELECT 1 FROM "auth_users" WHERE "auth_users"."id" = substr("directory_employees"."id", 10));
