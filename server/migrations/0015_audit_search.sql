ALTER TABLE "platform_audit" ADD COLUMN "company_id" text;--> statement-breakpoint
CREATE INDEX "platform_audit_newest" ON "platform_audit" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "platform_audit_company" ON "platform_audit" USING btree ("company_id","at","id");--> statement-breakpoint
CREATE INDEX "platform_audit_actor" ON "platform_audit" USING btree ("actor","at","id");--> statement-breakpoint
CREATE INDEX "platform_audit_action" ON "platform_audit" USING btree ("action","at","id");--> statement-breakpoint
CREATE INDEX "platform_audit_refused" ON "platform_audit" USING btree ("at","id") WHERE "platform_audit"."data" ->> 'outcome' = 'refused';