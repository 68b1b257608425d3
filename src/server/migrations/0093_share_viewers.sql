-- Which browser looked, as a keyed digest, so that one counts once an hour.
ALTER TABLE cv_share_view ADD COLUMN viewer_hash TEXT;
