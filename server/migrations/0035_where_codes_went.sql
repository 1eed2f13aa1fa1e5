ALTER TABLE "platform_one_time_codes" ADD COLUMN "sent_to" text;--> statement-breakpoint
ALTER TABLE "platform_one_time_links" ADD COLUMN "sent_to" text;--> statement-breakpoint
ALTER TABLE "platform_sessions" ADD COLUMN "code_to" text;--> statement-breakpoint
ALTER TABLE "platform_sessions" ADD COLUMN "strayed" text[];