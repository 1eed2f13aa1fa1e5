CREATE TABLE "signing_message_drafts" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"recipients" jsonb NOT NULL,
	"upload_id" text,
	"views_attachment" boolean NOT NULL,
	"signs_attachment" boolean NOT NULL,
	"boxes" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "signing_message_sends" (
	"message_id" text PRIMARY KEY NOT NULL,
	"sender_user_id" text NOT NULL,
	"request_id" text NOT NULL,
	"asked_by" jsonb NOT NULL,
	"recipients" jsonb NOT NULL,
	"receivers" text NOT NULL,
	"upload_id" text,
	"external" jsonb,
	"document_id" text,
	"delivery_id" uuid,
	"total" integer NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"began_at" timestamp (3) with time zone,
	"done_at" timestamp (3) with time zone,
	"cancelled_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "signing_message_waiting" (
	"message_id" text NOT NULL,
	"place" integer NOT NULL,
	"user_id" text NOT NULL,
	CONSTRAINT "signing_message_waiting_message_id_place_pk" PRIMARY KEY("message_id","place")
);
--> statement-breakpoint
ALTER TABLE "signing_uploads" ADD COLUMN "file_type" text DEFAULT 'application/pdf' NOT NULL;--> statement-breakpoint
ALTER TABLE "signing_message_sends" ADD CONSTRAINT "signing_message_sends_message_id_signing_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."signing_messages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signing_message_waiting" ADD CONSTRAINT "signing_message_waiting_message_id_signing_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."signing_messages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "signing_message_drafts_user" ON "signing_message_drafts" USING btree ("user_id","updated_at");--> statement-breakpoint
CREATE UNIQUE INDEX "signing_message_sends_request" ON "signing_message_sends" USING btree ("sender_user_id","request_id");