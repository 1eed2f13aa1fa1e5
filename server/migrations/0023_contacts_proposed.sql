ALTER TABLE "auth_users" ADD COLUMN "pending_email_by" text;--> statement-breakpoint
ALTER TABLE "auth_users" ADD COLUMN "pending_email_from" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "auth_users" ADD COLUMN "pending_phone_by" text;--> statement-breakpoint
ALTER TABLE "auth_users" ADD COLUMN "pending_phone_from" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "auth_users" ADD COLUMN "email_since" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "auth_users" ADD COLUMN "email_by" text;--> statement-breakpoint
ALTER TABLE "auth_users" ADD COLUMN "email_confirmed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "auth_users" ADD COLUMN "phone_since" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "auth_users" ADD COLUMN "phone_by" text;--> statement-breakpoint
ALTER TABLE "auth_users" ADD COLUMN "phone_confirmed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "auth_users" ADD COLUMN "first_sign_in_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "platform_one_time_codes" ADD COLUMN "channel" text;--> statement-breakpoint
ALTER TABLE "platform_sessions" ADD COLUMN "factor" text;--> statement-breakpoint
CREATE INDEX "auth_users_pending_email" ON "auth_users" USING btree ("pending_email_from");--> statement-breakpoint
CREATE INDEX "auth_users_pending_phone" ON "auth_users" USING btree ("pending_phone_from");--> statement-breakpoint
UPDATE "auth_users" SET "first_sign_in_at" = coalesce("last_login_at", "password_changed_at", (SELECT min("created_at") FROM "platform_sessions" WHERE "user_id" = "auth_users"."id" AND "kind" = 'staff'));
