-- What a vacancy typed by hand says beside what feeds say. A ship that is told at the offer is hidden: its name stands apart, so that
-- neither page nor search has it.
ALTER TABLE vacancy ADD COLUMN imo TEXT;
ALTER TABLE vacancy ADD COLUMN ship_hidden INTEGER NOT NULL DEFAULT 0 CHECK (ship_hidden IN (0, 1));
ALTER TABLE vacancy ADD COLUMN hidden_name TEXT;
-- Parts of the pay in minor units of its currency.
ALTER TABLE vacancy ADD COLUMN pay_basic INTEGER;
ALTER TABLE vacancy ADD COLUMN pay_overtime INTEGER;
ALTER TABLE vacancy ADD COLUMN pay_leave INTEGER;
ALTER TABLE vacancy ADD COLUMN pay_bonus INTEGER;
ALTER TABLE vacancy ADD COLUMN pay_kind TEXT CHECK (pay_kind IN ('gross', 'net'));
ALTER TABLE vacancy ADD COLUMN cadet_berth INTEGER NOT NULL DEFAULT 0 CHECK (cadet_berth IN (0, 1));
ALTER TABLE vacancy ADD COLUMN insurance TEXT;
-- The same words in further languages, by language.
ALTER TABLE vacancy ADD COLUMN texts TEXT;
-- What is to be looked at, by name.
ALTER TABLE vacancy ADD COLUMN flags TEXT;
-- When the company hid it for a while: it is a draft then.
ALTER TABLE vacancy ADD COLUMN paused_at INTEGER;
-- How the company says it ended.
ALTER TABLE vacancy ADD COLUMN outcome TEXT CHECK (outcome IN ('filled-here', 'filled-elsewhere', 'cancelled'));
-- The day of the clause that was accepted, and when.
ALTER TABLE vacancy ADD COLUMN no_fee_clause TEXT;
ALTER TABLE vacancy ADD COLUMN no_fee_at INTEGER;
CREATE INDEX vacancy_moderation_waits ON vacancy (updated_at) WHERE status = 'moderation';
CREATE INDEX vacancy_paused ON vacancy (expires_at) WHERE paused_at IS NOT NULL;
