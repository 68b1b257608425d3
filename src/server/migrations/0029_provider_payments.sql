-- Payments on the page of a provider: what the provider calls them.
ALTER TABLE payment ADD COLUMN checkout_id TEXT;
-- Of the payment itself, once the person began to pay: refunds and disputes name it.
ALTER TABLE payment ADD COLUMN provider_id TEXT;
CREATE UNIQUE INDEX payment_checkout ON payment (provider, checkout_id) WHERE checkout_id IS NOT NULL;
CREATE UNIQUE INDEX payment_provider ON payment (provider, provider_id) WHERE provider_id IS NOT NULL;
