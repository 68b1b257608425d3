-- When the visit before the one that is under way ended: what is newer than that is new to the person.
ALTER TABLE account ADD COLUMN previous_visit_at INTEGER;
