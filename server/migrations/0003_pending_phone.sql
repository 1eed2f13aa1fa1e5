ALTER TABLE "auth_users" ADD COLUMN "pending_prefix_mobile" text;--> statement-breakpoint
ALTER TABLE "auth_users" ADD COLUMN "pending_mobile" text;