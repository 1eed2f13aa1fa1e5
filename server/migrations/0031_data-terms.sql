ALTER TABLE "admin_settings" ADD COLUMN "health_months" integer DEFAULT 36 NOT NULL;--> statement-breakpoint
ALTER TABLE "admin_settings" ADD COLUMN "notes_months" integer DEFAULT 24 NOT NULL;--> statement-breakpoint
ALTER TABLE "admin_settings" ADD COLUMN "punches_months" integer DEFAULT 60 NOT NULL;--> statement-breakpoint
ALTER TABLE "admin_settings" ADD COLUMN "hours_months" integer DEFAULT 120 NOT NULL;--> statement-breakpoint
ALTER TABLE "admin_settings" ADD COLUMN "messages_months" integer DEFAULT 120 NOT NULL;--> statement-breakpoint
ALTER TABLE "directory_employees" ADD COLUMN "left_at" timestamp (3) with time zone;--> statement-breakpoint
-- Accounts that were deleted before: what stayed of them by mistake.
UPDATE "auth_users" SET "codice_fiscale" = '', "language" = 'it' WHERE "removed_at" IS NOT NULL;--> statement-breakpoint
DELETE FROM "auth_known_devices" WHERE "user_id" IN (SELECT "id" FROM "auth_users" WHERE "removed_at" IS NOT NULL);--> statement-breakpoint
DELETE FROM "absence_feeds" WHERE "user_id" IN (SELECT "id" FROM "auth_users" WHERE "removed_at" IS NOT NULL);--> statement-breakpoint
DELETE FROM "absence_reminders" WHERE "user_id" IN (SELECT "id" FROM "auth_users" WHERE "removed_at" IS NOT NULL);--> statement-breakpoint
DELETE FROM "signing_message_drafts" WHERE "user_id" IN (SELECT "id" FROM "auth_users" WHERE "removed_at" IS NOT NULL);--> statement-breakpoint
DELETE FROM "signing_objects" WHERE "user_id" IN (SELECT "id" FROM "auth_users" WHERE "removed_at" IS NOT NULL);
