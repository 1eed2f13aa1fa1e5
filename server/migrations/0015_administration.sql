CREATE TABLE "admin_import_rows" (
	"import_id" text NOT NULL,
	"line" integer NOT NULL,
	"name" text NOT NULL,
	"username" text NOT NULL,
	"email" text NOT NULL,
	"outcome" text NOT NULL,
	"changed" text[] NOT NULL,
	"problems" jsonb NOT NULL,
	"cells" jsonb,
	"user_id" text,
	"is_invitation_due" boolean DEFAULT false NOT NULL,
	CONSTRAINT "admin_import_rows_import_id_line_pk" PRIMARY KEY("import_id","line")
);
--> statement-breakpoint
CREATE TABLE "admin_imports" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text,
	"file_name" text NOT NULL,
	"changes_existing" boolean NOT NULL,
	"state" text NOT NULL,
	"made_by" text NOT NULL,
	"made_at" timestamp (3) with time zone NOT NULL,
	"started_by" text,
	"invites" boolean DEFAULT false NOT NULL,
	"finished_at" timestamp (3) with time zone,
	"total" integer NOT NULL,
	"to_add" integer NOT NULL,
	"to_change" integer NOT NULL,
	"same" integer NOT NULL,
	"left_alone" integer NOT NULL,
	"errors" integer NOT NULL,
	"written" integer DEFAULT 0 NOT NULL,
	"invitations_due" integer DEFAULT 0 NOT NULL,
	"invitations_sent" integer DEFAULT 0 NOT NULL,
	"failure" jsonb
);
--> statement-breakpoint
CREATE TABLE "admin_settings" (
	"company_id" text PRIMARY KEY NOT NULL,
	"is_notify_enable" boolean DEFAULT true NOT NULL,
	"mail_timing" jsonb,
	"delivery_months" integer DEFAULT 6 NOT NULL,
	"unsigned_months" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"changed_at" timestamp with time zone,
	"changed_by" text
);
--> statement-breakpoint
CREATE TABLE "admin_slide_pictures" (
	"file_key" text PRIMARY KEY NOT NULL,
	"slide_id" text,
	"content_hash" text NOT NULL,
	"type" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"size" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "signing_bulk_receivers" (
	"bulk_send_id" text NOT NULL,
	"place" integer NOT NULL,
	"user_id" text NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"problem" text,
	"document_id" text,
	CONSTRAINT "signing_bulk_receivers_bulk_send_id_place_pk" PRIMARY KEY("bulk_send_id","place")
);
--> statement-breakpoint
CREATE TABLE "signing_bulk_sends" (
	"id" text PRIMARY KEY NOT NULL,
	"sender_user_id" text NOT NULL,
	"asked_by" jsonb NOT NULL,
	"upload_id" text NOT NULL,
	"file_name" text NOT NULL,
	"title" text NOT NULL,
	"boxes" jsonb NOT NULL,
	"saves_copy" boolean NOT NULL,
	"expires" boolean NOT NULL,
	"hours" integer,
	"created_at" timestamp (3) with time zone NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"began_at" timestamp (3) with time zone,
	"done_at" timestamp (3) with time zone,
	"cancelled_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "admin_slides" ALTER COLUMN "created_at" SET DATA TYPE timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "admin_slides" ALTER COLUMN "updated_at" SET DATA TYPE timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "admin_slides" ADD COLUMN "words" jsonb DEFAULT '{"titleIt":"","textIt":"","altIt":"","titleEn":"","textEn":"","altEn":""}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "admin_slides" ADD COLUMN "is_at_login" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "admin_slides" ADD COLUMN "is_on_discover" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "admin_slides" ADD COLUMN "is_hidden" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "admin_slides" ADD COLUMN "shown_from" date;--> statement-breakpoint
ALTER TABLE "admin_slides" ADD COLUMN "shown_until" date;--> statement-breakpoint
ALTER TABLE "admin_slides" ADD COLUMN "focus_x" integer DEFAULT 50 NOT NULL;--> statement-breakpoint
ALTER TABLE "admin_slides" ADD COLUMN "focus_y" integer DEFAULT 50 NOT NULL;--> statement-breakpoint
ALTER TABLE "admin_slides" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "admin_slides" ADD COLUMN "changed_by" text;--> statement-breakpoint
ALTER TABLE "auth_users" ADD COLUMN "search_key" text GENERATED ALWAYS AS (translate(lower(last_name || ' ' || first_name || ' ' || username || ' ' || email), 'àáâãäåèéêëìíîïòóôõöùúûüýÿçñÀÁÂÃÄÅÈÉÊËÌÍÎÏÒÓÔÕÖÙÚÛÜÝŸÇÑ', 'aaaaaaeeeeiiiiooooouuuuyycnaaaaaaeeeeiiiiooooouuuuyycn')) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "platform_audit" ADD COLUMN "company_id" text;--> statement-breakpoint
ALTER TABLE "admin_import_rows" ADD CONSTRAINT "admin_import_rows_import_id_admin_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."admin_imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "admin_slide_pictures" ADD CONSTRAINT "admin_slide_pictures_slide_id_admin_slides_id_fk" FOREIGN KEY ("slide_id") REFERENCES "public"."admin_slides"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signing_bulk_receivers" ADD CONSTRAINT "signing_bulk_receivers_bulk_send_id_signing_bulk_sends_id_fk" FOREIGN KEY ("bulk_send_id") REFERENCES "public"."signing_bulk_sends"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "admin_imports_company" ON "admin_imports" USING btree ("company_id","made_at");--> statement-breakpoint
CREATE INDEX "admin_imports_running" ON "admin_imports" USING btree ("state") WHERE state in ('running', 'inviting');--> statement-breakpoint
CREATE INDEX "admin_slide_pictures_slide" ON "admin_slide_pictures" USING btree ("slide_id");--> statement-breakpoint
CREATE INDEX "signing_bulk_sends_sender" ON "signing_bulk_sends" USING btree ("sender_user_id","created_at");--> statement-breakpoint
CREATE INDEX "auth_users_name" ON "auth_users" USING btree ((search_key collate "C"),"id");--> statement-breakpoint
CREATE INDEX "platform_audit_newest" ON "platform_audit" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "platform_audit_company" ON "platform_audit" USING btree ("company_id","at","id");--> statement-breakpoint
CREATE INDEX "platform_audit_actor" ON "platform_audit" USING btree ("actor","at","id");--> statement-breakpoint
CREATE INDEX "platform_audit_action" ON "platform_audit" USING btree ("action","at","id");--> statement-breakpoint
CREATE INDEX "platform_audit_refused" ON "platform_audit" USING btree ("at","id") WHERE "platform_audit"."data" ->> 'outcome' = 'refused';--> statement-breakpoint
ALTER TABLE "admin_slides" DROP COLUMN "title";--> statement-breakpoint
ALTER TABLE "admin_slides" DROP COLUMN "text";--> statement-breakpoint
ALTER TABLE "admin_slides" DROP COLUMN "picture_hash";--> statement-breakpoint
ALTER TABLE "admin_slides" DROP COLUMN "picture_type";--> statement-breakpoint
ALTER TABLE "admin_slides" DROP COLUMN "picture_size";--> statement-breakpoint
ALTER TABLE "admin_slides" DROP COLUMN "language";--> statement-breakpoint
ALTER TABLE "admin_slides" DROP COLUMN "is_active";