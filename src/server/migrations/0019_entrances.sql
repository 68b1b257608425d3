-- Grows with whatever ends sessions of the account or changes how it is opened: what was checked before opens nothing after.
ALTER TABLE account ADD COLUMN sign_in_epoch INTEGER NOT NULL DEFAULT 0;

-- As `guard`, with a name of its own in the error: whoever the batch is for has lost the right to it meanwhile.
CREATE TABLE standing (stands INTEGER NOT NULL CHECK (stands = 1)) STRICT;
