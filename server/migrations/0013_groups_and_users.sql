CREATE TABLE "admin_choices" (
	"id" text PRIMARY KEY NOT NULL,
	"made_by" text NOT NULL,
	"user_ids" text[] NOT NULL,
	"made_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
DROP INDEX "directory_groups_company";--> statement-breakpoint
ALTER TABLE "auth_users" ADD COLUMN "codice_fiscale" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "directory_groups" ADD COLUMN "permissions" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "directory_groups" ADD COLUMN "is_default" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "directory_groups" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
CREATE INDEX "admin_choices_made" ON "admin_choices" USING btree ("made_at");--> statement-breakpoint
CREATE UNIQUE INDEX "directory_groups_name" ON "directory_groups" USING btree ("company_id",lower("name"));