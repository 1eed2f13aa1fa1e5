CREATE TABLE "platform_mail_pace" (
	"server" text PRIMARY KEY NOT NULL,
	"credit" double precision NOT NULL,
	"credit_at" timestamp (3) with time zone NOT NULL,
	"refusals" integer DEFAULT 0 NOT NULL,
	"paused_until" timestamp (3) with time zone,
	"urgent_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "platform_deliveries" ADD COLUMN "fault" text;--> statement-breakpoint
ALTER TABLE "platform_deliveries" ADD COLUMN "unsubscribe_address" text;--> statement-breakpoint
ALTER TABLE "platform_jobs" ADD COLUMN "postponements" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "platform_deliveries_installation_fault" ON "platform_deliveries" USING btree ("created_at") WHERE fault = 'installation' and archived_at is null;