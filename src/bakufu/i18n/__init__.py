"""Words for keys: what the engine and the games say, in the language of whoever reads it.

    words = Words("nl", "shogun", ["Ada", "Bo", "Cy"])
    words.event("built", {"seat": 0, "building": "castle", "province": "kai"})
    words.move(["attack", "kai", 3], ["province", "armies"])

The message files lie beside this package, one folder for each language; the web client reads the same.
"""

from bakufu.i18n.languages import LANGUAGES, UnknownLanguage, language
from bakufu.i18n.words import MissingWords, Words

__all__ = ["LANGUAGES", "MissingWords", "UnknownLanguage", "Words", "language"]
