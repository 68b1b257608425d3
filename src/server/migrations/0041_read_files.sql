-- Into what a file that is not kept was read, such as a feed; it stays a day, so that whoever missed the answer gets it.
ALTER TABLE file ADD COLUMN result_id TEXT;
