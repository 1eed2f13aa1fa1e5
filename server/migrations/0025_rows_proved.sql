ALTER TABLE "auth_qr_codes" ADD COLUMN "proof" text;--> statement-breakpoint
ALTER TABLE "platform_one_time_links" ADD COLUMN "proof" text;--> statement-breakpoint
ALTER TABLE "platform_sessions" ADD COLUMN "proof" text;