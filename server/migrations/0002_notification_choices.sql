CREATE TABLE "auth_notification_choices" (
	"user_id" text PRIMARY KEY NOT NULL,
	"invitation" boolean DEFAULT true NOT NULL,
	"signed_copy" boolean DEFAULT true NOT NULL,
	"signature" boolean DEFAULT true NOT NULL,
	"registration" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
ALTER TABLE "auth_notification_choices" ADD CONSTRAINT "auth_notification_choices_user_id_auth_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."auth_users"("id") ON DELETE cascade ON UPDATE no action;