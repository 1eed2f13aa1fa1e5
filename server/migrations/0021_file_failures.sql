DROP INDEX "platform_area_failures_of";--> statement-breakpoint
ALTER TABLE "platform_area_failures" ADD COLUMN "browser" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "platform_area_failures" ADD COLUMN "file" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "platform_area_failures_of" ON "platform_area_failures" USING btree ("area","kind","build","browser");