CREATE TABLE "platform_readings" (
	"subject" text NOT NULL,
	"action" text NOT NULL,
	"actor" text NOT NULL,
	"day" date NOT NULL,
	CONSTRAINT "platform_readings_subject_action_actor_day_pk" PRIMARY KEY("subject","action","actor","day")
);
--> statement-breakpoint
ALTER TABLE "absence_requests" ADD COLUMN "sealed_note" text;--> statement-breakpoint
ALTER TABLE "absence_requests" ADD COLUMN "sealed_refusal_reason" text;--> statement-breakpoint
ALTER TABLE "absence_requests" ADD COLUMN "sealed_withdrawal_reason" text;--> statement-breakpoint
ALTER TABLE "absence_certificates" ADD COLUMN "sealed_protocol" text;--> statement-breakpoint
ALTER TABLE "absence_certificates" ADD COLUMN "sealed_file_name" text;--> statement-breakpoint
ALTER TABLE "absence_feeds" ADD COLUMN "expires_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "platform_readings_day" ON "platform_readings" USING btree ("day");--> statement-breakpoint
UPDATE "absence_feeds" SET "expires_at" = greatest("created_at" + interval '365 days', now() + interval '30 days');--> statement-breakpoint
UPDATE "platform_deliveries" SET "subject" = CASE WHEN "subject" LIKE '%: sickness, %' THEN 'A request to decide about' ELSE 'Una richiesta da decidere' END WHERE "reference" LIKE 'absence_requests:%' AND ("subject" LIKE '%: malattia, %' OR "subject" LIKE '%: sickness, %');
