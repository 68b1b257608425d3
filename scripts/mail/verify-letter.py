# Signs a mail as a provider does, folds its headers anew as a relay may, and verifies the signature.
# Reads JSON from stdin: message (base64), key (PEM), record (the DNS record). Prints JSON: signed headers, and whether each form verifies.
import base64
import json
import sys

import dkim

given = json.load(sys.stdin)
message = base64.b64decode(given["message"])
record = given["record"].encode()
NAMES = [b"from", b"to", b"subject", b"date", b"message-id", b"mime-version", b"content-type", b"list-unsubscribe", b"list-unsubscribe-post"]

signature = dkim.sign(
    message,
    b"letters",
    b"letters.gangway.example",
    given["key"].encode(),
    canonicalize=(b"relaxed", b"relaxed"),
    include_headers=NAMES,
)


def verify(text):
    return dkim.verify(text, dnsfunc=lambda name, timeout=5: record)


def refold(text):
    """Unfolds every header, and folds it after its name and before each further word."""
    head, body = text.split(b"\r\n\r\n", 1)
    unfolded = head.replace(b"\r\n ", b" ").replace(b"\r\n\t", b" ")
    lines = []
    for line in unfolded.split(b"\r\n"):
        name, value = line.split(b":", 1)
        lines.append(name + b":" + b"".join(b"\r\n " + word for word in value.split()))
    return b"\r\n".join(lines) + b"\r\n\r\n" + body


signed = signature + message
without = b"\r\n".join(line for line in signed.split(b"\r\n") if not line.lower().startswith(b"list-unsubscribe:"))
tags = dict(part.strip().split(b"=", 1) for part in signature.split(b":", 1)[1].replace(b"\r\n", b"").split(b";") if b"=" in part)
headers = [name.strip().decode().lower() for name in tags[b"h"].split(b":")]
print(json.dumps({"headers": headers, "signed": verify(signed), "refolded": verify(refold(signed)), "stripped": verify(without)}))
