CREATE TABLE "signing_confirmation_mails" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"email" text NOT NULL,
	"email_key" text NOT NULL,
	"changed_by" text NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "signing_marks" (
	"document_id" text NOT NULL,
	"index" integer NOT NULL,
	"page" integer NOT NULL,
	"x" double precision NOT NULL,
	"y" double precision NOT NULL,
	"width" double precision NOT NULL,
	"height" double precision NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"image_hash" text,
	CONSTRAINT "signing_marks_document_id_index_pk" PRIMARY KEY("document_id","index")
);
--> statement-breakpoint
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
CREATE TABLE "platform_push_subscriptions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"session_id" uuid NOT NULL,
	"user_id" text NOT NULL,
	"endpoint" text NOT NULL,
	"p256dh" text NOT NULL,
	"auth" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "platform_push_subscriptions_session_id_unique" UNIQUE("session_id"),
	CONSTRAINT "platform_push_subscriptions_endpoint_unique" UNIQUE("endpoint")
);
--> statement-breakpoint
ALTER TABLE "auth_notification_choices" ADD COLUMN "message" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "signing_uploads" ADD COLUMN "file_type" text DEFAULT 'application/pdf' NOT NULL;--> statement-breakpoint
ALTER TABLE "signing_message_copies" ADD COLUMN "notice_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "signing_message_copies" ADD COLUMN "pushed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "platform_deliveries" ADD COLUMN "notice_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "signing_marks" ADD CONSTRAINT "signing_marks_document_id_signing_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."signing_documents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signing_message_sends" ADD CONSTRAINT "signing_message_sends_message_id_signing_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."signing_messages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signing_message_waiting" ADD CONSTRAINT "signing_message_waiting_message_id_signing_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."signing_messages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signing_object_pictures" ADD CONSTRAINT "signing_object_pictures_object_id_signing_objects_id_fk" FOREIGN KEY ("object_id") REFERENCES "public"."signing_objects"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "platform_push_subscriptions" ADD CONSTRAINT "platform_push_subscriptions_session_id_platform_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."platform_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "signing_confirmation_mails_address" ON "signing_confirmation_mails" USING btree ("company_id","email_key");--> statement-breakpoint
CREATE UNIQUE INDEX "signing_confirmation_mails_list" ON "signing_confirmation_mails" USING btree ("email_key","id");--> statement-breakpoint
CREATE INDEX "signing_message_drafts_user" ON "signing_message_drafts" USING btree ("user_id","updated_at");--> statement-breakpoint
CREATE UNIQUE INDEX "signing_message_sends_request" ON "signing_message_sends" USING btree ("sender_user_id","request_id");--> statement-breakpoint
CREATE INDEX "signing_object_pictures_object" ON "signing_object_pictures" USING btree ("object_id");--> statement-breakpoint
CREATE INDEX "signing_objects_user" ON "signing_objects" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "signing_objects_default" ON "signing_objects" USING btree ("user_id","kind") WHERE is_default;--> statement-breakpoint
CREATE INDEX "platform_push_subscriptions_user" ON "platform_push_subscriptions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "platform_deliveries_notice" ON "platform_deliveries" USING btree (lower(recipient),"notice_at") WHERE notice_at is not null;