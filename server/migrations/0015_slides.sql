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
ALTER TABLE "admin_slide_pictures" ADD CONSTRAINT "admin_slide_pictures_slide_id_admin_slides_id_fk" FOREIGN KEY ("slide_id") REFERENCES "public"."admin_slides"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "admin_slide_pictures_slide" ON "admin_slide_pictures" USING btree ("slide_id");--> statement-breakpoint
ALTER TABLE "admin_slides" DROP COLUMN "title";--> statement-breakpoint
ALTER TABLE "admin_slides" DROP COLUMN "text";--> statement-breakpoint
ALTER TABLE "admin_slides" DROP COLUMN "picture_hash";--> statement-breakpoint
ALTER TABLE "admin_slides" DROP COLUMN "picture_type";--> statement-breakpoint
ALTER TABLE "admin_slides" DROP COLUMN "picture_size";--> statement-breakpoint
ALTER TABLE "admin_slides" DROP COLUMN "language";--> statement-breakpoint
ALTER TABLE "admin_slides" DROP COLUMN "is_active";