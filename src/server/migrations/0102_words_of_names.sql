-- An admin finds an account by every word of its name. Of the many seafarers only those whose names have several words are walked.
CREATE INDEX seaman_surname_words ON seaman (surname, account_id) WHERE surname GLOB '*[- ]*';
CREATE INDEX seaman_firstname_words ON seaman (firstname, account_id) WHERE firstname GLOB '*[- ]*';
