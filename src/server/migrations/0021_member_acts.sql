-- The events of an organisation record what members did for it too: the id of the vacancy, application, ship or other object.
ALTER TABLE organisation_event ADD COLUMN object_id TEXT;
-- An admin acted for the member.
ALTER TABLE organisation_event ADD COLUMN by_admin INTEGER NOT NULL DEFAULT 0 CHECK (by_admin IN (0, 1));
CREATE INDEX organisation_event_object ON organisation_event (object_id) WHERE object_id IS NOT NULL;
