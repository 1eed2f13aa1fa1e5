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
ALTER TABLE "signing_bulk_receivers" ADD CONSTRAINT "signing_bulk_receivers_bulk_send_id_signing_bulk_sends_id_fk" FOREIGN KEY ("bulk_send_id") REFERENCES "public"."signing_bulk_sends"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "signing_bulk_sends_sender" ON "signing_bulk_sends" USING btree ("sender_user_id","created_at");