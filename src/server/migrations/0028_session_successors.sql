-- The session that the browser was given for its cookie: signing out with the cookie before ends that one too.
ALTER TABLE replaced_session ADD COLUMN successor TEXT;
