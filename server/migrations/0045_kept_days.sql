ALTER TABLE "absence_requests" ADD COLUMN "kept_from" date;--> statement-breakpoint
ALTER TABLE "absence_requests" ADD COLUMN "kept_to" date;