-- Slots of consultations that admins enter, and their bookings.

CREATE TABLE consultation_slot (
  id TEXT PRIMARY KEY,
  -- Who gives the consultation.
  admin_id TEXT NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  -- The name of that person, as seafarers see it.
  person TEXT NOT NULL,
  starts_at INTEGER NOT NULL,
  -- In which the admin entered the start.
  time_zone TEXT NOT NULL,
  language TEXT NOT NULL CHECK (language IN ('uk', 'en')),
  way TEXT NOT NULL CHECK (way IN ('video', 'phone')),
  -- Of a video call.
  link TEXT,
  created_at INTEGER NOT NULL,
  CHECK ((way = 'video') = (link IS NOT NULL))
) STRICT;
CREATE INDEX consultation_slot_start ON consultation_slot (starts_at);
CREATE INDEX consultation_slot_admin ON consultation_slot (admin_id, starts_at);

-- A slot is booked once, and a part books one slot.
CREATE TABLE consultation_booking (
  slot_id TEXT PRIMARY KEY REFERENCES consultation_slot (id) ON DELETE CASCADE,
  order_id TEXT NOT NULL UNIQUE REFERENCES service_order (id) ON DELETE CASCADE,
  -- Which the admin calls.
  phone TEXT,
  booked_at INTEGER NOT NULL,
  -- Reminders that were sent, or whose time was over when the slot was booked.
  reminders INTEGER NOT NULL
) STRICT;
