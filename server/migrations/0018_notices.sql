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
ALTER TABLE "signing_message_copies" ADD COLUMN "notice_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "signing_message_copies" ADD COLUMN "pushed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "platform_deliveries" ADD COLUMN "notice_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "platform_push_subscriptions" ADD CONSTRAINT "platform_push_subscriptions_session_id_platform_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."platform_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "platform_push_subscriptions_user" ON "platform_push_subscriptions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "platform_deliveries_notice" ON "platform_deliveries" USING btree (lower(recipient),"notice_at") WHERE notice_at is not null;