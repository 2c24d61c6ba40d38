"""Proximal policy optimization (PPO) by self-play. The learner trains on one rollout in minibatches
while the next one is played, whenever it would otherwise wait for the tables."""

from __future__ import annotations

import time
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

import torch
from tools.learning.curriculum import AGAINST
from tools.learning.fleet import EXAM_STEP, HALVES, SHOW, STEP, Fleet
from tools.learning.nets import Learning, Tensor, choose, sampled

from kaboodle.bots.learned.net import APART
from kaboodle.bots.learned.vector_tables import WHOLE_WIN

CLIP = 0.2
NORM = 0.5
LAST_RATE = 2e-5
LAST_ENTROPY = 0.001
WHIM = 0.2  # share of random choices when only the value is trained, to see rare choices too
WILD = 0.12  # share of a run before the mean of its weights begins


@dataclass
class Plan:
    steps: int  # of a rollout, at every table
    epochs: int
    batches: int  # of an epoch
    rate: float
    settle: float  # share of the learning rate that decays, down to LAST_RATE
    judging: float  # learning rate of the value layers, as a multiple
    worth: bool  # whether only the value is trained
    mean: bool  # whether it ends with the mean of its weights during the run
    entropy: float  # coefficient of the bonus; decays to LAST_ENTROPY
    trace: float  # lambda of GAE: how far ahead results count for a choice


class Round:
    """A rollout: what happened at every table, step by step."""

    def __init__(self, fleet: Fleet, steps: int, device: str) -> None:
        e = fleet.mix.encoder
        shape = (steps, HALVES, fleet.many)
        byte = torch.uint8
        self.rows = torch.zeros(*shape, e.size, device=device, dtype=byte)
        self.legal = torch.zeros(*shape, e.actions, device=device, dtype=byte)
        self.shares = torch.zeros(*shape, e.seats, device=device)  # of games that ended
        self.worth = torch.zeros(*shape, e.seats, device=device)  # by seat, as judged at the time
        self.chosen = torch.zeros(shape, device=device, dtype=torch.long)
        self.seat = torch.zeros(shape, device=device, dtype=torch.long)
        self.guest = torch.zeros(shape, device=device, dtype=byte)
        self.over = torch.zeros(shape, device=device)
        self.chance = torch.zeros(shape, device=device)  # log probability of the choice


class Learner:
    def __init__(self, fleet: Fleet, net: Learning, plan: Plan) -> None:
        self.fleet, self.net, self.plan, self.device = fleet, net, plan, net.device
        cuda = self.device == "cuda"
        judging = [name for name in net.learned if name.startswith(("value", APART))]
        choosing = [name for name in net.learned if name not in judging]
        self.groups = [[net.learned[name] for name in names] for names in (choosing, judging)]
        if plan.worth:
            for tensor in self.groups[0]:
                tensor.requires_grad_(False)
        groups = [{"params": tensors} for tensors in self.groups]
        self.optimiser = torch.optim.Adam(groups, plan.rate, eps=1e-5, fused=cuda)
        self.pinned = cuda and self._pin()
        self.shared = {name: torch.from_numpy(a) for name, a in fleet.arrays.items()}
        self.seats = torch.from_numpy(fleet.seats()).to(self.device)
        self.guest_lanes = torch.from_numpy(fleet.guest_lanes()).to(self.device)
        self.rounds = [Round(fleet, plan.steps, self.device) for _ in range(2)]
        self.entropy = plan.entropy
        self.fraction = 0.0  # of the time that has passed
        self.mean: dict[str, Tensor] = {}
        self.means = 0  # rounds in it
        self.decisions = 0  # trained on
        self.played = 0
        self.spent = {"waiting": 0.0, "playing": 0.0, "examining": 0.0}
        self.seen = {"entropy": 0.0, "explained": 0.0}
        self._number = 0
        self._learning: Iterator[None] = iter(())
        for half in range(HALVES):
            fleet.wait(half)

    def _pin(self) -> bool:
        """Pin the shared memory for the GPU. Without that, copies take most of the time."""
        torch.zeros(1, device=self.device)
        first = self.fleet.arrays["rows"].ctypes.data
        size = len(self.fleet.memory)
        return int(torch.cuda.cudart().cudaHostRegister(first, size, 0)) == 0

    def progress(self, fraction: float) -> None:
        """Set how much of the time has passed, which lowers the learning rate and the entropy
        bonus."""
        self.fraction = fraction
        rate = self.plan.rate * (1 - self.plan.settle * fraction)
        for group, times in zip(self.optimiser.param_groups, (1.0, self.plan.judging), strict=True):
            group["lr"] = rate * times + LAST_RATE
        self.entropy = self.plan.entropy * (1 - fraction) + LAST_ENTROPY

    def _fetch(self, name: str, half: int) -> Tensor:
        return self.shared[name][half].to(self.device, non_blocking=True)

    def round(self, guest: Mapping[str, Tensor] | None) -> None:
        """Play one rollout, and train on the one before it meanwhile."""
        r = self.rounds[self._number % 2]
        self._number += 1
        steps = self.plan.steps
        every = max(1, HALVES * steps // (self.plan.epochs * self.plan.batches))
        for t in range(steps):
            for half in range(HALVES):
                with torch.no_grad():
                    self._answer(r, t, half, guest)
                if (HALVES * t + half) % every == 0:
                    next(self._learning, None)
        last = torch.zeros_like(r.worth[0])
        following = torch.zeros_like(r.seat[0])
        with torch.no_grad():
            for half in range(HALVES):
                self._wait(half)
                self._ended(r, steps - 1, half)
                following[half] = self._fetch("seat", half)
                rows, legal = self._fetch("rows", half), self._fetch("legal", half)
                _, value = self.net.think(rows, legal, self.seats[half])
                last[half] = self._by_seat(value.softmax(-1), following[half], half)
        self.finish()
        if self.plan.mean and self.fraction > WILD:
            self._remember()
        self._learning = self._learn(r, last)
        self.played += r.chosen.numel()

    def _remember(self) -> None:
        """Update the mean of the weights, which is better than the last ones because it averages
        their noise."""
        self.means += 1
        for name, tensor in self.net.learned.items():
            if name in self.mean:
                self.mean[name].lerp_(tensor.detach(), 1 / self.means)
            else:
                self.mean[name] = tensor.detach().clone()

    def rest(self) -> None:
        """Train on what is left, and take the mean of the weights if there is one."""
        self.finish()
        with torch.no_grad():
            for name, tensor in self.mean.items():
                self.net.learned[name].copy_(tensor)

    def finish(self) -> None:
        """Train on the rest of what was played."""
        for _ in self._learning:
            pass

    def _wait(self, half: int) -> None:
        before = time.time()
        self.fleet.wait(half)
        self.spent["waiting"] += time.time() - before

    def _ended(self, r: Round, t: int, half: int) -> None:
        """Record the result of a half's last step."""
        r.over[t, half] = self._fetch("over", half).float()
        r.shares[t, half] = self._fetch("shares", half).float() / WHOLE_WIN

    def _answer(self, r: Round, t: int, half: int, guest: Mapping[str, Tensor] | None) -> None:
        self._wait(half)
        before = time.time()
        if t:
            self._ended(r, t - 1, half)
        r.rows[t, half].copy_(self.shared["rows"][half], non_blocking=True)
        r.legal[t, half].copy_(self.shared["legal"][half], non_blocking=True)
        r.seat[t, half] = self._fetch("seat", half)
        r.guest[t, half] = self._fetch("guest", half)
        rows, legal = r.rows[t, half], r.legal[t, half]
        logits, value = self.net.think(rows, legal, self.seats[half])
        played = logits
        if guest is not None and len(self.guest_lanes):
            at = self.guest_lanes
            theirs = choose(guest, rows[at], legal[at])
            own = (r.guest[t, half, at] == 0)[:, None]
            played = logits.index_copy(0, at, torch.where(own, logits[at], theirs))
        chosen = sampled(played)
        if self.plan.worth:
            whim = torch.rand(len(played), device=self.device) < WHIM
            chosen = torch.where(whim, chosen, played.argmax(-1))
        self.shared["chosen"][half].copy_(chosen.int())  # waits for the GPU
        self.fleet.tell(half, STEP)
        r.chosen[t, half] = chosen
        r.chance[t, half] = logits.log_softmax(-1).gather(-1, chosen[:, None]).squeeze(-1)
        r.worth[t, half] = self._by_seat(value.softmax(-1), r.seat[t, half], half)
        self.spent["playing"] += time.time() - before

    def _by_seat(self, worth: Tensor, seat: Tensor, half: int) -> Tensor:
        """Turn values from the viewer's order of seats to the table's."""
        places = torch.arange(worth.shape[-1], device=self.device)
        seats = self.seats[half][:, None]
        turned = worth.gather(-1, (places[None] - seat[:, None]) % seats)
        return turned.masked_fill(places[None] >= seats, 0.0)

    def _learn(self, r: Round, last: Tensor) -> Iterator[None]:
        """Train on a rollout, one minibatch at each step of the iterator."""
        plan = self.plan
        with torch.no_grad():
            gain = torch.zeros_like(r.worth)
            ahead = torch.zeros_like(last)
            for t in reversed(range(plan.steps)):
                after = last if t == plan.steps - 1 else r.worth[t + 1]
                over = r.over[t][..., None]
                step = over * r.shares[t] + (1 - over) * after - r.worth[t]
                ahead = step + plan.trace * (1 - over) * ahead
                gain[t] = ahead
            seats = self.seats[None].expand_as(r.seat)
            own = (r.guest == 0).reshape(-1).nonzero().squeeze(-1)
            seat = r.seat.reshape(-1)[own]
            seats = seats.reshape(-1)[own]
            gain, worth = (x.reshape(-1, x.shape[-1])[own] for x in (gain, r.worth))
            places = torch.arange(gain.shape[-1], device=self.device)[None]
            around = (places + seat[:, None]) % seats[:, None]
            target = (gain + worth).gather(-1, around).masked_fill(places >= seats[:, None], 0.0)
            target = target.clamp(0, 1)
            target = target / target.sum(-1, keepdim=True).clamp(min=1e-6)
            better = gain.gather(-1, seat[:, None]).squeeze(-1)
            ends = better + worth.gather(-1, seat[:, None]).squeeze(-1)
            self.seen["explained"] = float(1 - better.var() / ends.var().clamp(min=1e-6))
            better = (better - better.mean()) / (better.std() + 1e-6)
            rows = r.rows.reshape(-1, r.rows.shape[-1])
            legal = r.legal.reshape(-1, r.legal.shape[-1])
            chosen, chance = r.chosen.reshape(-1)[own], r.chance.reshape(-1)[own]
        size = max(256, -(-len(own) // plan.batches))
        entropy = torch.zeros(())
        for _ in range(plan.epochs):
            for pick in torch.randperm(len(own), device=self.device).split(size):
                at = own[pick]
                logits, value = self.net.think(rows[at], legal[at], seats[pick])
                chances = logits.log_softmax(-1)
                ratio = (chances.gather(-1, chosen[pick][:, None]).squeeze(-1) - chance[pick]).exp()
                good = better[pick]
                policy = torch.min(ratio * good, ratio.clamp(1 - CLIP, 1 + CLIP) * good).mean()
                surprise = -(target[pick] * value.log_softmax(-1)).sum(-1).mean()
                entropy = -(chances.exp() * chances).sum(-1).mean()
                loss = surprise
                if not plan.worth:
                    loss = loss - policy - self.entropy * entropy
                self.optimiser.zero_grad(set_to_none=True)
                loss.backward()
                for tensors in self.groups:
                    torch.nn.utils.clip_grad_norm_(tensors, NORM)
                self.optimiser.step()
                yield
        self.decisions += len(own)
        self.seen["entropy"] = float(entropy.detach())

    def exam(self, name: str, lanes: int, guest: Mapping[str, Tensor] | None) -> tuple[float, int]:
        """Play an exam with the likeliest choices. Return the share of the wins and the number of
        games."""
        self.finish()
        if self.device == "cuda":
            torch.cuda.synchronize()  # pending copies read memory that is overwritten next
        before = time.time()
        fleet = self.fleet
        fleet.sit_exam(name, lanes)
        while not fleet.examined():
            for _ in range(8):
                for half in range(HALVES):
                    fleet.wait(half)
                    with torch.no_grad():
                        self._answer_exam(half, guest if name.startswith(AGAINST) else None)
                    fleet.tell(half, EXAM_STEP)
            for half in range(HALVES):
                fleet.wait(half)
        result = fleet.result()
        fleet.both(SHOW)
        self.spent["examining"] += time.time() - before
        return result

    def _answer_exam(self, half: int, guest: Mapping[str, Tensor] | None) -> None:
        rows, legal = self._fetch("rows", half), self._fetch("legal", half)
        logits, _ = self.net.think(rows, legal, self.seats[half])
        if guest is not None:
            theirs = (self._fetch("guest", half) != 0)[:, None]
            logits = torch.where(theirs, choose(guest, rows, legal), logits)
        self.shared["chosen"][half].copy_(logits.argmax(-1).int())

    def kept(self) -> dict[str, Any]:
        """Return the state for a checkpoint. The optimizer's averages need few digits."""
        state = self.optimiser.state_dict()
        short = {
            number: {
                name: value.to(torch.bfloat16) if name.startswith("exp") else value
                for name, value in averages.items()
            }
            for number, averages in state["state"].items()
        }
        learned = {name: tensor.detach().cpu() for name, tensor in self.net.learned.items()}
        return {"learned": learned, "optimiser": {**state, "state": short}}

    def go_on(self, kept: Mapping[str, Any]) -> None:
        with torch.no_grad():
            for name, tensor in kept["learned"].items():
                self.net.learned[name].copy_(tensor)
        self.optimiser.load_state_dict(kept["optimiser"])  # converts the averages back to float32
