-- The key of a picture is known before the file is whole, so that whatever a broken run leaves is found by it.
UPDATE file SET picture_key = lower(hex(randomblob(16))) WHERE picture_key IS NULL AND state = 'arriving';
