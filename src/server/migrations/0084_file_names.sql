-- What its sender calls a file of a message; sealed with the key of the thread's seafarer when it is sent. Null of those that were sent before, or without a name.
ALTER TABLE inbox_file ADD COLUMN name TEXT;
