"""What every request passes before anything is done for it, and what every response carries.

Refused here are floods, oversized bodies, requests that a foreign page made a browser send, bodies
that are no JSON, and visitors who do not know the host's password.
"""

from __future__ import annotations

import hmac
import json
import logging
import secrets
import time
from collections.abc import Mapping
from functools import lru_cache
from hashlib import scrypt
from typing import TYPE_CHECKING, Any

from ludoteca.server.limits import (
    ALL_PASSWORDS,
    CONNECTIONS,
    PASSWORDS,
    REQUESTS,
    Limits,
    network_of,
)
from ludoteca.server.logs import note, request_id
from ludoteca.server.settings import DAY, Settings
from ludoteca.server.visits import Visit, is_foreign, visit_of
