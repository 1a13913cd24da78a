"""What a viewer sees of the board, and what it is asked: nothing where there is nothing left to decide."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from bakufu.engine.game import View
from bakufu.engine.session import Session
from bakufu.engine.views import Viewer
from bakufu.server.storage.rows import SeatRow, TableRow


def view_for(session: Session, row: TableRow, seats: Sequence[SeatRow], viewer: Viewer) -> View:
    view = session.view(viewer)
    if row.status == "cancelled":  # called off: the rules still wait for somebody, the table does not
        return msgspec.structs.replace(view, legal=[], to_act=[])
    if viewer is not None and seats[viewer].resigned:
        return msgspec.structs.replace(view, legal=[])
    return view
