CREATE TABLE "signing_object_pictures" (
	"file_key" text PRIMARY KEY NOT NULL,
	"object_id" text,
	"user_id" text NOT NULL,
	"content_hash" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"size" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "signing_objects" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"kind" text NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "signing_object_pictures" ADD CONSTRAINT "signing_object_pictures_object_id_signing_objects_id_fk" FOREIGN KEY ("object_id") REFERENCES "public"."signing_objects"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "signing_object_pictures_object" ON "signing_object_pictures" USING btree ("object_id");--> statement-breakpoint
CREATE INDEX "signing_objects_user" ON "signing_objects" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "signing_objects_default" ON "signing_objects" USING btree ("user_id","kind") WHERE is_default;