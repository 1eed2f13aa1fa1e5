DROP TABLE "auth_code_challenges" CASCADE;--> statement-breakpoint
-- A code lives five minutes: those in flight do not say which session asked, and are asked for again.
DELETE FROM "platform_one_time_codes";--> statement-breakpoint
ALTER TABLE "platform_one_time_codes" ADD COLUMN "session_id" uuid NOT NULL;--> statement-breakpoint
ALTER TABLE "platform_one_time_codes" ADD COLUMN "passed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "platform_one_time_codes" ADD COLUMN "consumed_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "platform_one_time_codes_end" ON "platform_one_time_codes" USING btree ("expires_at");--> statement-breakpoint
UPDATE "platform_rate_limits" SET "key" = replace("key", 'auth.code-', 'codes.') WHERE "key" LIKE 'auth.code-%';
