ALTER TABLE "timesheet_sites" ADD COLUMN "movable_day" integer;--> statement-breakpoint
ALTER TABLE "timesheet_sites" ADD COLUMN "half_days" text[] DEFAULT '{}' NOT NULL;