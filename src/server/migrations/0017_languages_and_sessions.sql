-- When the person chose the language; the one that an account begins with is that of the page, and no choice.
ALTER TABLE account ADD COLUMN language_chosen_at INTEGER;
-- The newest choice of a language that came from this browser: an older one that arrives late changes nothing.
ALTER TABLE session ADD COLUMN language_order INTEGER NOT NULL DEFAULT 0;
-- Cookies that their own browser has given back or exchanged: for a while no answer takes them back once more, since it could come
-- late and take a newer one.
CREATE TABLE replaced_session (token_hash TEXT PRIMARY KEY, replaced_at INTEGER NOT NULL) STRICT, WITHOUT ROWID;
CREATE INDEX replaced_session_age ON replaced_session (replaced_at);
