"""Universal Sentence Encoder Lite in PyTorch, its tokenizer, and the heads that learn on it."""

import re
import unicodedata

import torch
import torch.nn as nn
import torch.nn.functional as F

from use_lite import load_weights

BEGIN = "\u2581"
PLAIN_PIECES = 8000
# The table has two rows without a piece; the first stands between the turns of a dialogue.
TURN_PIECE, TURN_ID = BEGIN + ">>", 8000
MAX_LEARNED_PIECES = 64
# Length of the vector that the heads read: the graph itself ends with length 1.
VECTOR_LENGTH = 8
LEVELS = ["N", "C", "D", "W", "T", "E"]
CONTEXTS = ["-", "data", "plan", "goal", "race", "advice", "card", "ask"]
ENCODE = "module_apply_default/Encoder_en/KonaTransformer/Encode/"
KERNELS = "module/Encoder_en/KonaTransformer/Encode/"
HIDDEN = "module/Encoder_en/hidden_layers/tanh_layer_0/"
EMBEDDINGS = "module/Embeddings_en"
FREQUENCIES = ENCODE + "TransformerStack/Layer_0/AddTimingSignal/TimingSignal/ExpandDims_1"
CONCAT = "/ConcatPartitions/concat"


class Layer(nn.Module):
    def __init__(self, width):
        super().__init__()
        self.width = width
        self.ln1 = nn.LayerNorm(width, eps=1e-6)
        self.qkv = nn.Linear(width, 3 * width)
        self.out = nn.Linear(width, 512)
        self.dense = nn.Linear(width, 512) if width != 512 else None
        self.ln2 = nn.LayerNorm(512, eps=1e-6)
        self.f1 = nn.Linear(512, 1536)
        self.f2 = nn.Linear(1536, 512)

    def forward(self, x, mask, dropped):
        batch, length, _ = x.shape
        q, k, v = self.qkv(self.ln1(x)).view(batch, length, 3, 4, self.width // 4).permute(2, 0, 3, 1, 4)
        heads = F.scaled_dot_product_attention(q, k, v, attn_mask=mask[:, None, None, :])
        joined = heads.transpose(1, 2).reshape(batch, length, self.width)
        y = F.dropout(self.out(joined), dropped, self.training) + (x if self.dense is None else self.dense(x))
        return y + F.dropout(self.f2(F.relu(self.f1(self.ln2(y)))), dropped, self.training)


class Encoder(nn.Module):
    def __init__(self, pieces):
        super().__init__()
        self.emb = nn.Embedding(pieces, 256)
        self.l0, self.l1 = Layer(256), Layer(512)
        self.tanh = nn.Linear(512, 512)
        self.register_buffer("freq", torch.zeros(128))

    def forward(self, ids, lengths, dropped=0.0):
        at = torch.arange(ids.shape[1])
        mask = at[None, :] < lengths[:, None]
        angle = at[:, None].float() * self.freq[None, :]
        # The graph adds the pieces once more to the pieces with their places.
        x = 2 * self.emb(ids) + torch.cat([angle.sin(), angle.cos()], 1)
        x = self.l1(self.l0(x, mask, dropped), mask, dropped)
        mean = (x * mask[:, :, None]).sum(1) / lengths[:, None]
        return torch.tanh(self.tanh(F.dropout(mean, dropped, self.training)))

    def named_in_graph(self):
        """Each weight with its name in the graph, and whether it stands there with rows and columns changed over."""
        yield EMBEDDINGS, self.emb.weight, False
        for at, layer in enumerate((self.l0, self.l1)):
            own = f"{ENCODE}Layer_{at}/TransformerLayer/"
            stack = f"{ENCODE}TransformerStack/Layer_{at}/TransformerLayer/"
            kernels = f"{KERNELS}Layer_{at}/TransformerLayer/MultiheadAttention/"
            for norm, name in ((layer.ln1, ""), (layer.ln2, "FFN/")):
                yield f"{own}{name}layer_prepostprocess/layer_norm/layer_norm_scale{CONCAT}", norm.weight, False
                yield f"{own}{name}layer_prepostprocess/layer_norm/layer_norm_bias{CONCAT}", norm.bias, False
            for linear, name in ((layer.qkv, "qkv_transform_single"), (layer.out, "output_transform_single")):
                yield f"{kernels}{name}/kernel/part_0", linear.weight, True
                yield f"{own}MultiheadAttention/{name}/bias{CONCAT}", linear.bias, False
            for linear, name in ((layer.f1, "conv1"), (layer.f2, "conv2")):
                yield f"{stack}FFN/{name}/Tensordot/Reshape_1", linear.weight, True
                yield f"{own}FFN/{name}/bias{CONCAT}", linear.bias, False
            if layer.dense is not None:
                yield f"{own}dense/kernel{CONCAT}", layer.dense.weight, True
                yield f"{own}dense/bias{CONCAT}", layer.dense.bias, False
        yield HIDDEN + "weights", self.tanh.weight, True
        yield HIDDEN + "bias", self.tanh.bias, False

    def load_use(self):
        weights = load_weights()
        with torch.no_grad():
            self.freq.copy_(torch.tensor(weights[FREQUENCIES][0]))
            for name, own, is_turned in self.named_in_graph():
                value = torch.tensor(weights[name]).reshape(own.shape[::-1] if is_turned else weights[name].shape)
                own[: value.shape[1] if is_turned else value.shape[0]] = value.T if is_turned else value
        return self


class Net(nn.Module):
    """One encoder, a head for each task; wants and forms also see what the answer before was."""

    def __init__(self, pieces, labels):
        super().__init__()
        self.enc = Encoder(pieces)
        self.level = nn.Linear(512, len(LEVELS))
        self.cat = nn.Linear(512, len(labels["category"]))
        self.article = nn.Linear(512, len(labels["article"]))
        self.hid = nn.Linear(512 + len(CONTEXTS), 256)
        self.want = nn.Linear(256, len(labels["want"]))
        self.form = nn.ModuleList(nn.Linear(256, len(part)) for part in labels["form"])

    def heads(self, vector, context):
        seen = F.relu(self.hid(torch.cat([vector, F.one_hot(context, len(CONTEXTS)).to(vector.dtype)], 1)))
        want = self.want(F.dropout(seen, 0.1, self.training))
        return self.level(vector), self.cat(vector), self.article(vector), want, [form(seen) for form in self.form]


def to_vector(hidden):
    return F.normalize(hidden, dim=1) * VECTOR_LENGTH


class Tokenizer:
    """As apps/server/src/functions/encoder/tokenizer.ts: the likeliest pieces of a text, from entry 6 of the vocabulary on."""

    def __init__(self, vocabulary):
        self.pieces = {piece: (score, at) for at, (piece, score) in enumerate(vocabulary) if at >= 6}
        self.longest = max(map(len, self.pieces))

    def encode(self, text, limit=None):
        """`limit`: only pieces before this entry."""
        marked = BEGIN + unicodedata.normalize("NFKC", text).replace(" ", BEGIN)
        count = len(marked)
        best, piece, length = [0.0] * (count + 1), [0] * (count + 1), [1] * (count + 1)
        ending = [[] for _ in range(count + 1)]
        for at in range(count):
            is_known = False
            for size in range(1, min(self.longest, count - at) + 1):
                found = self.pieces.get(marked[at : at + size])
                if found is not None and (limit is None or found[1] < limit):
                    ending[at + size].append((at, *found))
                    is_known = True
            if not is_known:
                ending[at + 1].append((at, 0.0, 0))
        for end in range(1, count + 1):
            for at, score, found in ending[end]:
                if best[end] == 0 or score + best[at] >= best[end]:
                    best[end], piece[end], length[end] = score + best[at], found, end - at
        ids, end = [], count
        while end > 0:
            if not (piece[end] == 0 and ids and ids[-1] == 0):
                ids.append(piece[end])
            end -= length[end] if piece[end] else 1
        return ids[::-1]

    def encode_turns(self, turns, limit=None):
        ids = []
        for at, turn in enumerate(turns):
            ids += ([TURN_ID] if at else []) + self.encode(turn, limit)
        return ids or [0]


MARKS = str.maketrans({"ß": "ss", "ø": "o", "æ": "ae", "œ": "oe", "’": "'", "‘": "'", "“": '"', "”": '"', "«": '"', "»": '"', "–": "-", "—": "-", "…": "...", "¿": " ", "¡": " "})


def to_plain(text):
    """`plainText` of packages/coaching/src/triage/meaning."""
    folded = unicodedata.normalize("NFKD", text.translate(MARKS)).lower()
    return re.sub(r"\s+", " ", "".join(letter for letter in folded if unicodedata.category(letter)[0] != "M")).strip()


def to_batch(sequences, most=MAX_LEARNED_PIECES):
    lengths = torch.tensor([max(1, min(len(ids), most)) for ids in sequences])
    ids = torch.zeros(len(sequences), int(lengths.max()), dtype=torch.long)
    for at, sequence in enumerate(sequences):
        ids[at, : min(len(sequence), most)] = torch.tensor(sequence[:most])
    return ids, lengths
