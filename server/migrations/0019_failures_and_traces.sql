CREATE TABLE "platform_area_failures" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "platform_area_failures_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"area" text NOT NULL,
	"kind" text NOT NULL,
	"build" text NOT NULL,
	"times" integer NOT NULL,
	"support_code" text NOT NULL,
	"first_at" timestamp (3) with time zone NOT NULL,
	"last_at" timestamp (3) with time zone NOT NULL,
	"archived_at" timestamp (3) with time zone
);
--> statement-breakpoint
DROP INDEX "platform_deliveries_undelivered";--> statement-breakpoint
DROP INDEX "platform_jobs_dead";--> statement-breakpoint
ALTER TABLE "platform_deliveries" ADD COLUMN "failed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "platform_deliveries" ADD COLUMN "may_retry" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "platform_deliveries" ADD COLUMN "sealed_content" text;--> statement-breakpoint
ALTER TABLE "platform_deliveries" ADD COLUMN "archived_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "platform_deliveries" ADD COLUMN "company_id" text;--> statement-breakpoint
ALTER TABLE "platform_jobs" ADD COLUMN "former_key" text;--> statement-breakpoint
ALTER TABLE "platform_jobs" ADD COLUMN "archived_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "platform_jobs" ADD COLUMN "company_id" text;--> statement-breakpoint
ALTER TABLE "platform_jobs" ADD COLUMN "trace_parent" text;--> statement-breakpoint
CREATE UNIQUE INDEX "platform_area_failures_of" ON "platform_area_failures" USING btree ("area","kind","build");--> statement-breakpoint
CREATE INDEX "platform_area_failures_open" ON "platform_area_failures" USING btree ("last_at") WHERE archived_at is null;--> statement-breakpoint
CREATE INDEX "platform_deliveries_undelivered" ON "platform_deliveries" USING btree ("created_at") WHERE state in ('failed', 'bounced') and archived_at is null;--> statement-breakpoint
CREATE INDEX "platform_jobs_dead" ON "platform_jobs" USING btree ("dead_at") WHERE dead_at is not null and archived_at is null;--> statement-breakpoint
UPDATE "platform_jobs" SET "archived_at" = "dead_at" WHERE "kind" = 'platform.deliver' AND "dead_at" IS NOT NULL;