ALTER TABLE "auth_recovery_codes" ADD COLUMN "proof" text;--> statement-breakpoint
ALTER TABLE "platform_deliveries" ADD COLUMN "proof" text;--> statement-breakpoint
ALTER TABLE "platform_jobs" ADD COLUMN "proof" text;